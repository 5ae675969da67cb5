// From a profile to a message, step by step, with what happens behind it and what may go wrong.
import { ButtonLink } from '../../ui/button.tsx';
import { MessageCard } from './how/message-card.tsx';
import { OfferCard } from './how/offer-card.tsx';
import { Pacing } from './how/pacing.tsx';
import { PeopleCard } from './how/people-card.tsx';
import { Reading } from './how/reading.tsx';
import { Risk } from './how/risk.tsx';
import { Step } from './how/step.tsx';
import { Closing } from './landing/closing.tsx';

export function HowItWorksScreen() {
  return (
    <>
      <header className="pt-8 pb-14 lg:pt-14 lg:pb-20">
        <h1 className="max-w-[12em] text-[2.5rem] leading-[1.04] sm:text-3xl">
          Three steps from a profile to a first line
        </h1>
        <p className="mt-5 max-w-[34em] text-lg text-muted">
          Say what you offer and who to write to. Opener reads the profiles, writes the messages and, if you
          like, sends them: automatically, or only once you approve.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to="/signup" size="lg">
            Write my first message
          </ButtonLink>
          <ButtonLink href="#risk" size="lg" variant="secondary">
            What about the risk?
          </ButtonLink>
        </div>
      </header>
      <ol>
        <Step
          number={1}
          title="Say what you offer"
          text={
            <p>
              A project has two short texts: what your product is, and what you offer the person you write to.
              Every message is based on them, so two honest sentences beat a brochure.
            </p>
          }
        >
          <OfferCard />
        </Step>
        <Step
          number={2}
          title="Add people"
          text={
            <>
              <p>
                Add usernames one by one or paste a list. Opener reads each public profile and highlights what
                matters.
              </p>
              <p>
                Every username in the queue reserves one credit. If no message can be written, you get it
                back.
              </p>
            </>
          }
        >
          <PeopleCard />
        </Step>
        <Step
          number={3}
          title="Read, edit, send"
          text={
            <>
              <p>
                Highlighted details come from the profile, so you can see at a glance why a message says what
                it says. Edit it, copy it, or export all messages as a spreadsheet.
              </p>
              <p>Or connect your Instagram account and have messages sent at a careful pace.</p>
            </>
          }
        >
          <MessageCard />
        </Step>
      </ol>
      <Reading />
      <div className="mt-12 lg:mt-16">
        <Pacing />
      </div>
      <Risk />
      <Closing title="The first ten are on us." text="No card, no monthly fee. Credits never expire." />
    </>
  );
}
