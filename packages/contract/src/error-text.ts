/** A feature's part of the error catalogue: HTTP status and text by code. */
export type ErrorTexts = Readonly<Record<string, { readonly status: number; readonly message: string }>>;
