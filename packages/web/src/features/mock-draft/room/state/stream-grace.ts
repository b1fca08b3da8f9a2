/** Milliseconds that the stream has to tell of a change before the draft or auction is loaded instead. */
export const STREAM_GRACE_MS = 1_500;
