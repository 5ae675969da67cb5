// Sentences that lead from the other person to the reason for writing.
export const bridges = {
  /** Where the profile and the product speak of the same thing. */
  near: [
    'That is close to what I spend my own days on.',
    'It touches my own work, so I thought I would write.',
    'You would be a good person to ask.',
    'I think we could be useful to each other.',
    'You may be just the person for this.',
    'There is a reason I noticed.',
    'Here is where I come in.',
    'It made me think there might be a fit.',
    'So I thought I would write rather than wonder.',
    'That is where our work meets.',
  ],
  /** Where they do not; pretending otherwise would show. */
  far: [
    'My own work is a different one, but bear with me.',
    'This may be a long shot, so feel free to wave it off.',
    'I come from another corner altogether.',
    'You may not need what I do, but I would rather ask than guess.',
    'What I do is something else entirely, and still I thought of you.',
    'Perhaps it is not for you at all, in which case just say so.',
    'I am not writing just to say that, of course.',
    'I would rather be open about why I write.',
    'Let me say quickly why I am in your inbox.',
    'I have something that may or may not suit you.',
    'Hence this message, out of the blue.',
    'I will get to the point.',
    'Now for the other half of this message.',
    'Now to why I am writing.',
    'I would value your view on something.',
    'It is a leap from there to my own work, I know.',
    'Forgive the jump to my side of things.',
  ],
} as const;
