/** The code of the fields, which dialogs load while they ask which of them are needed. */
export const loadCodes = () => import("./needed-codes.tsx");
