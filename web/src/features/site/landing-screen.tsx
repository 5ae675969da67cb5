// The front page: examples, features, the try-it box, and the call to action.
import { ButtonLink } from '../../ui/button.tsx';
import { Closing } from './landing/closing.tsx';
import { Features } from './landing/features.tsx';
import { Figures } from './landing/figures.tsx';
import { Scene } from './scene/scene.tsx';
import { TryIt } from './try/try-it.tsx';

export function LandingScreen() {
  return (
    <>
      <section className="grid items-center gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[1.02fr_1fr] lg:pt-10 lg:pb-20">
        <div>
          <h1 className="text-hero font-extrabold tracking-[-0.035em]">
            The first line, written for one person.
          </h1>
          <p className="mt-6 max-w-[31em] text-lg text-muted">
            Opener reads a public Instagram profile and writes the direct message you would write yourself if
            you had ten minutes. Ten sends are free.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/signup" size="lg">
              Write my first message
            </ButtonLink>
            <ButtonLink to="/how-it-works" size="lg" variant="secondary">
              See how it works
            </ButtonLink>
          </div>
          <p className="mt-5 text-sm text-muted">No card. No monthly fee. Credits never expire.</p>
        </div>
        <Scene />
      </section>
      <Figures />
      <Features />
      <TryIt />
      <Closing
        title="Your next reply is one good line away."
        text="Ten sends are free. Send by hand, automatically, or only what you have approved."
      />
    </>
  );
}
