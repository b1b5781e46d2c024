/** What the API answers when a request is refused; one phrase for each code of the error catalogue. */
export default {} as const;
