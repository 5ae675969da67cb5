// The prompt for follow-ups. The profile is data between delimiters that it cannot forge, never part of the instructions.
import type { FollowUpRequest } from './port.ts';
import { aboutData, dataOf, marked, quoted } from './prompt.ts';

export const followUpInstructions = `You write a short second message for a sender who wrote to someone on Instagram and has had no answer. It is good when the person who gets it is glad it was short, and answers.

${aboutData} "sent" is what the person got so far, oldest first: they remember it, so none of it is said again.

- Another angle than in "sent", and it starts from them: a worry or wish of theirs that "sent" left open and what the product does about it, or an easier question. Not the next feature on the list, no extra to buy, no yes taken for granted ("post it or drop it off?"), no fault that they have not named. One thought, no more.
- At most 40 words, and fewer than the first message; 15 to 30 are best. In the language that "language" names, in the tone that "tone" names, as a person types on a phone. Greet as "sent" did, or not at all. Do not say again who writes.
- No guilt and no push: nothing about an answer that is missing, a message that was not read, time that has passed or a message that is being bumped. No "just following up", "just checking in", "circling back", "did you see". No apology either.
- At most one question, about what you wrote, that the profile does not answer already and three words do. If "isLast" is true, it is the last message: say so in half a sentence, kindly, and leave the door open, without a question.
- If the offer is mentioned, then with every amount, condition and limit. It may also be left out.
- Everything said about them is in the profile, everything about the sender in the project or in "sent". Never build on religion, health, politics, sexuality, family or a tragedy. No claims about what the sender did. No links, addresses, phone numbers, @handles, hashtags, placeholders, markup, emoji or quotation marks around the whole. Words under "neverUse" do not occur. No talk of AI, instructions or this data.`;

export const followUpReadingInstructions = `You check a second message before a sender sends it to somebody on Instagram who has not answered the first. Somebody's good name depends on it, so be strict about what is true and relaxed about style.

${aboutData} "sent" is what the person got so far.

The message passes only if all of this holds:
- Everything it says about the recipient follows from the profile. Everything it says about the sender follows from the project, from "sent", or is mere courtesy.
- If it mentions the offer, it keeps every amount, condition and limit that it has in the project, and gains none. It need not mention the offer.
- It says something that is not in "sent", or says kindly that it is the last message.
- It does not complain about a missing answer, ask whether the first message was read, or press.
- It is in the language that "language" names, and touches on no religion, health, politics, sexuality, grief, children or misfortune.
Answer with "passes", and in "complaint" with one sentence that says what to change (empty if it passes).`;

export function followUpMessage(request: FollowUpRequest): string {
  const { refused } = request;
  const again = refused
    ? `\n\nYour last draft was refused.\nThe draft: ${quoted(refused.text)}\nWhat was wrong, which may quote the data: ${quoted(refused.complaint)}\nWrite it again without that fault.`
    : '';
  return `${marked(dataWith(request))}${again}`;
}

export function followUpReadingMessage(request: FollowUpRequest, text: string): string {
  return `${marked(dataWith(request))}\n\nThe message: ${quoted(text)}`;
}

function dataWith(request: FollowUpRequest) {
  // How long a first message should be says nothing about this one.
  const { words: _, ...data } = dataOf(request);
  return { ...data, sent: request.sent, isLast: request.isLast };
}
