// A development page: every primitive of ui/ in every state.
import { Logo } from '../../ui/logo.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { FoundationSpecimens } from './foundation-specimens.tsx';
import { MessageSpecimens } from './message-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';

export function GalleryScreen() {
  return (
    <ToastProvider>
      <main id="content" tabIndex={-1} className="mx-auto max-w-280 px-4 pt-5 pb-24 sm:px-6">
        <div className="flex items-center justify-between gap-4">
          <Logo />
          <ThemeSwitch />
        </div>
        <h1 className="mt-10 text-3xl">Design primitives</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-muted">
          Each primitive in each state. If something looks wrong here, it looks wrong everywhere.
        </p>
        <FoundationSpecimens />
        <ActionSpecimens />
        <FormSpecimens />
        <MessageSpecimens />
        <StateSpecimens />
        <OverlaySpecimens />
      </main>
    </ToastProvider>
  );
}
