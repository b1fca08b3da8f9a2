import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a page that is loaded when it is first drawn; nothing stands in its place until it is there.
 *
 * @param load the import of the part's module
 * @param name what the module calls the part
 */
export function lazyPart<N extends string, P extends object>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
): ComponentType<P> {
  const lazyOne = lazy(() => load().then((module) => ({ default: module[name] })));
  const Part = lazyOne as unknown as ComponentType<P>; // what is loaded takes the same properties
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
