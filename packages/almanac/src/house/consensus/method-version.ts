/** Version of the house methods; rises when the same files would give another consensus, projection, record or row. */
export const METHOD_VERSION = '9';
