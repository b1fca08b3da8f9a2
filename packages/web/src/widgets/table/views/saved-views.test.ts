import { describe, expect, test } from 'vitest';
import { isShown, MOST_VIEWS, parseViews, viewOf, withoutView, withView } from './saved-views.ts';

const view = (name: string, sort = '-targets') => ({ name, search: { sort, week: 3 } });

describe('a view', () => {
  test('keeps filters, order and columns, neither the page nor the card that lay over it', () => {
    expect(
      viewOf({ sort: '-targets', week: 3, cols: '-yards', page: 4, player: '00-1', q: undefined, odd: { deep: 1 } }),
    ).toEqual({
      sort: '-targets',
      week: 3,
      cols: '-yards',
    });
  });

  test('is shown when the table stands as it does, on any page', () => {
    expect(isShown(view('Mine'), { week: 3, sort: '-targets', page: 2 })).toBe(true);
    expect(isShown(view('Mine'), { week: 4, sort: '-targets' })).toBe(false);
    expect(isShown(view('Mine'), {})).toBe(false);
  });
});

describe('views of a table', () => {
  test('stand in the order in which they were saved; a name is had once', () => {
    const views = [view('One'), view('Two'), view('One', 'carries')].reduce(
      (kept, each) => withView(kept, '/usage', each),
      {},
    );
    expect(views).toEqual({ '/usage': [view('Two'), view('One', 'carries')] });
    expect(withoutView(views, '/usage', 'Two')).toEqual({ '/usage': [view('One', 'carries')] });
    expect(withoutView(views, '/elsewhere', 'Two')).toMatchObject({ '/usage': { length: 2 } });
  });

  test('are at most twenty: the oldest goes', () => {
    const many = Array.from({ length: MOST_VIEWS + 1 }, (_, index) => view(`View ${index}`));
    const kept = many.reduce((views, each) => withView(views, '/usage', each), {})['/usage' as never] as unknown[];
    expect(kept).toEqual(many.slice(1));
  });
});

describe('what the browser kept', () => {
  test('is read again as it was written', () => {
    const views = { '/usage': [view('One')] };
    expect(parseViews(JSON.stringify(views))).toEqual(views);
    expect(parseViews(null)).toEqual({});
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '3'],
    ['null', 'null'],
  ])('that is %s is none', (_, text) => expect(parseViews(text)).toEqual({}));

  test('that somebody else wrote is passed over', () => {
    const odd = { '/usage': [null, { name: 3, search: {} }, { name: 'No search' }, view('Good')], '/other': 'views' };
    expect(parseViews(JSON.stringify(odd))).toEqual({ '/usage': [view('Good')], '/other': [] });
  });
});
