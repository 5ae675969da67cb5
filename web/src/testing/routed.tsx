// The router as the browser has it. The package's own provider for the browser brings a second copy of the router into the tests.
import { flushSync } from 'react-dom';
import { RouterProvider, type RouterProviderProps } from 'react-router';

export function Routed({ router }: Pick<RouterProviderProps, 'router'>) {
  return <RouterProvider router={router} flushSync={(work) => void flushSync(work)} />;
}
