import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import { useScrolledBack } from './useScrolledBack';

const scrollTo = vi.fn();
let [y, height] = [0, 0];

beforeEach(() => {
  height = 9000;
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  window.history.replaceState(null, '', '/');
  renderHook(() => useScrolledBack());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scrolls = (to: number) => {
  y = to;
  window.dispatchEvent(new Event('scroll'));
};
/** The page grows, and two frames of it are seen. */
const grows = async (to: number) => {
  height = to;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};
/** From far down on one page to another, and by the browser's "back" to the first. */
const comesBack = async () => {
  scrolls(500);
  navigate('/games/bania');
  scrolls(0);
  const told = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.back();
  await told;
};

test('the way back leads to where the page was left, as soon as it is that high', async () => {
  height = 100;
  await comesBack();
  await grows(800);
  expect(scrollTo).not.toHaveBeenCalled();
  await grows(9000);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 500);
  await grows(9900);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('nobody is led back before all is there that comes from elsewhere: it would push aside what one looked at', async () => {
  document.body.innerHTML = '<div aria-busy="true"></div>';
  await comesBack();
  await grows(9000);
  expect(scrollTo).not.toHaveBeenCalled();
  document.body.innerHTML = '<div aria-busy="false"></div>';
  await grows(9300);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 500);
});

test('where the page is as high as before it leads there all the same', async () => {
  await comesBack();
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 500));
});

test('whoever does something meanwhile stays, and so does who has waited in vain', async () => {
  height = 100;
  await comesBack();
  window.dispatchEvent(new Event('wheel'));
  await grows(9000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  height = 100;
  await comesBack();
  vi.advanceTimersByTime(11_000);
  await grows(9000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('who is led on meanwhile, without a press, stays at the top of that page', async () => {
  height = 100;
  await comesBack();
  navigate('/tables/t1', { replace: true });
  await grows(9000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to a section of the same page is no way back: whatever grows later leaves the reader there', async () => {
  scrolls(100);
  window.history.pushState(null, '', '/#artifacts');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await new Promise(requestAnimationFrame);
  scrolls(3000);
  await grows(9900);
  expect(scrollTo).not.toHaveBeenCalled();
});
