import { describe, expect, it } from 'vitest';
import { aDraft, aProfile, aProject, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkDraft } from './check-draft.ts';

const complaintsOf = (...input: Parameters<typeof gateInput>) => checkDraft(gateInput(...input)).complaints;

describe('the quality gate', () => {
  it('lets a good message pass', () => {
    expect(checkDraft(gateInput())).toEqual({ draft: aDraft, complaints: [], broken: [] });
  });

  it('names everything that is wrong with a bad one', () => {
    const draft = draftSaying('Hey Anna, check **this** out: https://x.example', []);
    const complaints = complaintsOf({ draft }).join('\n');
    expect(complaints).toMatch(/words; write at least 20/);
    expect(complaints).toMatch(/no detail of the profile/);
    expect(complaints).toMatch(/0 questions/);
    expect(complaints).toMatch(/link/);
    expect(complaints).toMatch(/markup/);
    expect(complaints).toMatch(/greets "anna"/);
    expect(complaints).toMatch(/does not say what is offered/);
    expect(complaints).toMatch(/leaves out the 3 of the offer/);
  });

  it('lets a message to an empty profile pass without a fact', () => {
    const profile = aProfile({
      fullName: '',
      biography: '',
      category: null,
      recentPosts: [],
      followersCount: 0,
    });
    const text =
      'Hello there, I came across your page and wondered whether you run classes. I work on booking software for ' +
      'studios, with waiting lists and reminders. The first 3 months are free. Would a quick look be useful to you?';
    expect(complaintsOf({ profile, draft: draftSaying(text, []) })).toEqual([]);
  });

  it('reads a right-to-left message with emoji', () => {
    const profile = aProfile({
      fullName: 'نور الخزف',
      biography: 'فخار يدوي من عمان 🏺',
      category: null,
      recentPosts: [],
    });
    const text =
      'مرحبا نور، أعجبني أنك تصنعين فخار يدوي من عمان 🏺 وتشاركين كل خطوة مع الناس بهدوء. أعمل على برنامج booking software ' +
      'لمساعدة الورش في تنظيم classes وقوائم الانتظار، أول 3 أشهر مجانا. هل تودين أن أريك كيف يعمل؟';
    const facts = [{ field: 'biography' as const, quote: 'فخار يدوي من عمان', phrase: 'فخار يدوي من عمان' }];
    expect(complaintsOf({ profile, language: 'ar', draft: draftSaying(text, facts) })).toEqual([]);
  });

  it.each([
    ['a very long draft', { draft: draftSaying('“a? https://a.b '.repeat(1_600)) }],
    ['a draft just within bounds', { draft: draftSaying("a'a.a@a-".repeat(249)) }],
    [
      'a long project',
      { project: aProject({ productInfo: 'Ab-c. '.repeat(900), offerInfo: '1 free '.repeat(430) }) },
    ],
    [
      'a project without spaces',
      { project: aProject({ productInfo: 'é'.repeat(5_000), offerInfo: '9'.repeat(3_000) }) },
    ],
    [
      'a profile full of marks',
      { profile: aProfile({ biography: '#A@a.'.repeat(600), fullName: "O'".repeat(500) }) },
    ],
  ])('is quick with %s', (_, input) => {
    const before = process.cpuUsage();
    checkDraft(gateInput(input));
    // A quadratic pattern takes minutes here, a linear one milliseconds; the limit allows for a busy machine.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
