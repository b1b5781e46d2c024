/** The developer pages below /test. */
export default {} as const;
