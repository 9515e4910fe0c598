import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedText, copyPartOf } from './copied-text.ts';
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('shows the newest alone', () => {
    toast({ title: 'ראשונה' });
    const second = toast({ title: 'שנייה' });
    expect(currentToasts()).toEqual([{ id: second, title: 'שנייה', open: true }]);
  });

  it('keeps a dismissed toast, closed, for exactly 1,000,000 ms', () => {
    const id = toast({ title: 'נשמר' });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('does not let the removal of an old toast take a newer one away', () => {
    dismissToast(toast({ title: 'ישנה' }));
    const newer = toast({ title: 'חדשה' });
    vi.advanceTimersByTime(1_000_001);
    expect(currentToasts()).toMatchObject([{ id: newer, open: true }]);
  });

  it('counts the removal from the first dismissal, also when dismissed again', () => {
    const id = toast({ title: 'פעמיים' });
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    expect(currentToasts()).toHaveLength(0);
  });

  it('is not closed by whoever closes another one', () => {
    const former = toast({ title: 'ישנה' });
    const newer = toast({ title: 'חדשה' });
    dismissToast(former);
    expect(currentToasts()).toMatchObject([{ id: newer, open: true }]);
    vi.advanceTimersByTime(1_000_001);
    expect(currentToasts()).toMatchObject([{ id: newer, open: true }]);
  });

  it('tells its listeners of every change until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToToasts(listener);
    dismissToast(toast({ title: 'שלום' }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: 'שוב' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the copy control', () => {
  it('is there by itself on destructive toasts only, and can be refused', () => {
    expect(copyPartOf({ variant: 'destructive' })).toBe('both');
    expect(copyPartOf({ variant: 'warning' })).toBeNull();
    expect(copyPartOf({})).toBeNull();
    expect(copyPartOf({ copy: 'title' })).toBe('title');
    expect(copyPartOf({ variant: 'destructive', copy: false })).toBeNull();
  });

  it('takes title, description or both, and leaves out what is missing', () => {
    const content = { title: 'התחברות נכשלה', description: 'שגיאת שרת: 503' };
    expect(copiedText(content, 'title')).toBe('התחברות נכשלה');
    expect(copiedText(content, 'description')).toBe('שגיאת שרת: 503');
    expect(copiedText(content, 'both')).toBe('התחברות נכשלה\nשגיאת שרת: 503');
    expect(copiedText({ title: 'שגיאה' }, 'both')).toBe('שגיאה');
    expect(copiedText({ title: 'שגיאה' }, 'description')).toBe('');
  });
});
