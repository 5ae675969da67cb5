// From a profile to a message, step by step.
import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from './prose.tsx';

export function HowItWorksScreen() {
  return (
    <Prose title="How it works" lead="From a public profile to a message you would have written yourself.">
      <h2>1. Say what you offer</h2>
      <p>
        A project holds two short texts: what your product is, and what you offer the person you write to.
      </p>
      <h2>2. Name the people</h2>
      <p>
        Add Instagram usernames, one or many. Opener reads each public profile: bio, craft, place, recent
        posts.
      </p>
      <h2>3. Read, edit, send</h2>
      <p>
        Every message shows which details came from the profile. Change what you like, copy it, or connect
        your account and let it be sent at a careful pace. One message uses one credit.
      </p>
      <div className="mt-6">
        <ButtonLink to="/signup" size="lg">
          Write my first DM
        </ButtonLink>
      </div>
    </Prose>
  );
}
