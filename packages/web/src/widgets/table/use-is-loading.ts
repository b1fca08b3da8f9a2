import { useRouterState } from '@tanstack/react-router';

/** Whether the answer to the newest change of the address is still awaited; what is on the screen stays meanwhile. */
export const useIsLoading = (): boolean => useRouterState({ select: (state) => state.isLoading });
