// The signed-in area behind its guard: header, navigation, the screen.
import { useState } from 'react';
import { Outlet } from 'react-router';
import { Guard } from '../features/account/guard.tsx';
import { CreditBalance } from '../features/credit/credit-balance.tsx';
import { HideNavigation } from '../lib/shell.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { BottomBar } from './app-navigation.tsx';

export function AppLayout() {
  const [hidden, setHidden] = useState(false);
  return (
    <Guard>
      <ToastProvider>
        <HideNavigation value={setHidden}>
          <div className="flex flex-1 flex-col">
            {!hidden && <AppHeader balance={<CreditBalance />} />}
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto w-full max-w-292 flex-1 px-4 pt-6 pb-16 outline-none sm:px-6"
            >
              <Outlet />
            </main>
            <AppFooter />
            {!hidden && <BottomBar />}
          </div>
        </HideNavigation>
      </ToastProvider>
    </Guard>
  );
}
