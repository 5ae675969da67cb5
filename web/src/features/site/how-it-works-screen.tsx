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
          You say what you offer and to whom. Opener reads, writes and, if you wish, sends: automatically, or
          only what you have approved.
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
              A project holds two short texts: what your product is, and what you offer the person you write
              to. Everything written in it rests on them, so two honest sentences beat a brochure.
            </p>
          }
        >
          <OfferCard />
        </Step>
        <Step
          number={2}
          title="Name the people"
          text={
            <>
              <p>
                Add usernames one by one or paste a list. Opener reads each public profile and marks what
                matters.
              </p>
              <p>
                Every name in the queue holds one credit. If no message comes of it, the credit comes back.
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
                Whatever is marked came from the profile, so you see at a glance why a message says what it
                says. Change it, copy it, export the lot as a spreadsheet.
              </p>
              <p>Or connect your Instagram account and let messages leave at a careful pace.</p>
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
