/** Version of the house methods; rises whenever the same rows would give another consensus, projection or record. */
export const METHOD_VERSION = '5';
