import { describe, expect, it } from 'vitest';
import { aDraft, aProfile, aProject } from '../../../testing/drafts.ts';
import { checkDraft } from './check-draft.ts';

describe('the quality gate', () => {
  const good = { draft: aDraft, project: aProject(), profile: aProfile(), recentTexts: [] };

  it('lets a good message pass', () => {
    expect(checkDraft(good)).toEqual([]);
  });

  it('names everything that is wrong with a bad one', () => {
    const draft = { text: 'Hey Anna, check **this** out: https://x.example', facts: [] };
    const complaints = checkDraft({ ...good, draft });
    expect(complaints.join('\n')).toMatch(/words; write at least 20/);
    expect(complaints.join('\n')).toMatch(/no detail of the profile/);
    expect(complaints.join('\n')).toMatch(/0 questions/);
    expect(complaints.join('\n')).toMatch(/link/);
    expect(complaints.join('\n')).toMatch(/markup/);
    expect(complaints.join('\n')).toMatch(/greets "anna"/);
    expect(complaints.join('\n')).toMatch(/does not say what is offered/);
  });

  it('lets a message to an empty profile pass without a fact', () => {
    const empty = aProfile({
      fullName: '',
      biography: '',
      category: null,
      recentPosts: [],
      followersCount: 0,
    });
    const text =
      'Hello there, I came across your page and wondered whether you run classes. I work on booking software for ' +
      'studios, with waiting lists and reminders. Would a quick look be useful to you?';
    expect(checkDraft({ ...good, profile: empty, draft: { text, facts: [] } })).toEqual([]);
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
      'لمساعدة الورش في تنظيم classes وقوائم الانتظار بسهولة. هل تودين أن أريك كيف يعمل؟';
    const facts = [{ field: 'biography' as const, quote: 'فخار يدوي من عمان', phrase: 'فخار يدوي من عمان' }];
    expect(checkDraft({ ...good, profile, draft: { text, facts } })).toEqual([]);
  });
});
