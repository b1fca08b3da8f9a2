import type { ComponentType } from 'react';
import { useModule } from './hooks/use-module.ts';

/**
 * A part that a page is whole without: the server leaves it out, and it is loaded once the page stands.
 *
 * @param load the import of the part's module
 * @param name what the module calls the part
 */
export function laterPart<N extends string, P extends object>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
): ComponentType<P> {
  return (props) => {
    const Part: ComponentType<P> | undefined = useModule(load, true)?.[name];
    return Part ? <Part {...props} /> : null;
  };
}
