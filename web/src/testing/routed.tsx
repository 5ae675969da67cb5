// The router as in the browser. The package's own browser provider would load a second copy of the router in tests.
import { flushSync } from 'react-dom';
import { RouterProvider, type RouterProviderProps } from 'react-router';

export function Routed({ router }: Pick<RouterProviderProps, 'router'>) {
  return <RouterProvider router={router} flushSync={(work) => void flushSync(work)} />;
}
