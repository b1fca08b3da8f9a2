/** Version of the house methods; rises whenever the same rows would give another consensus or projection. */
export const METHOD_VERSION = '4';
