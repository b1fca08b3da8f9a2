export const trackingRows = (..._: unknown[]) => ({
  nextGenPassing: [],
  nextGenRushing: [],
  nextGenReceiving: [],
  advancedPassing: [],
  advancedRushing: [],
  advancedReceiving: [],
});
