/** Leaves the product for a platform's sign-in, whose address the server gave. */
export const leaveFor = (address: string): void => window.location.assign(address);
