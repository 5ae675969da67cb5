// The signed-in area behind its guard: header, navigation, the screen.
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Guard } from '../features/account/guard.tsx';
import { FreshScreen } from '../features/change/fresh-screen.tsx';
import { UnreadTitle } from '../features/conversation/unread-title.tsx';
import { creditsKey } from '../features/credit/api/get-credits.ts';
import { CreditBalance } from '../features/credit/credit-balance.tsx';
import { jobsKey } from '../features/dm/api/list-jobs.ts';
import { AddingProvider } from '../features/dm/queue/adding-provider.tsx';
import { AddingStrip } from '../features/dm/queue/adding-strip.tsx';
import { useSession } from '../lib/session.ts';
import { HideBottomBar, HideNavigation } from '../lib/shell.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { BottomBar } from './app-navigation.tsx';

export function AppLayout() {
  const [hidden, setHidden] = useState(false);
  const [barHidden, setBarHidden] = useState(false);
  return (
    <Guard>
      <FreshScreen />
      <UnreadTitle />
      <ToastProvider>
        <HideNavigation value={setHidden}>
          <HideBottomBar value={setBarHidden}>
            <Adding>
              <div className="flex flex-1 flex-col">
                {!hidden && <AppHeader balance={<CreditBalance />} />}
                <AddingStrip />
                <main
                  id="content"
                  tabIndex={-1}
                  className="mx-auto w-full max-w-292 flex-1 px-4 pt-6 pb-16 outline-none sm:px-6 print:p-0"
                >
                  <Outlet />
                </main>
                <AppFooter />
                {!hidden && !barHidden && <BottomBar />}
              </div>
            </Adding>
          </HideBottomBar>
        </HideNavigation>
      </ToastProvider>
    </Guard>
  );
}

function Adding({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return (
    <AddingProvider
      key={userId}
      userId={userId}
      onChanged={(projectId) => {
        void client.invalidateQueries({ queryKey: jobsKey(projectId) });
        void client.invalidateQueries({ queryKey: creditsKey });
      }}
    >
      {children}
    </AddingProvider>
  );
}
