/*
 * What does not fit on the page as it stands: a list of sentences, empty where all is well; and the boxes that must not
 * jump. `touch`: targets of a finger's size. Only lists may scroll that show it
 * (`.scrolls`, `.log`, `.talk`), and sheets. `notch`: margins of the screen that the device keeps for itself.
 * `scrolls`: the page itself may scroll, as with large text: then all must lie within the table instead of the screen.
 */
({ touch, notch, scrolls }) => {
  const LISTS = '.scrolls, .log, .talk, dialog, [popover]';
  const PARTS = '.room-head, .place, .board, .ask, .prompt, .own, .drawer, button:not(.an-trump, .plain-piece), dialog';
  const faults = new Map();
  const name = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 28);
    return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')}${words && ` "${words}"`}`;
  };
  const fault = (kind, what) => faults.set(kind, [...(faults.get(kind) ?? []), what]);
  const root = document.querySelector('dialog[open]') ?? document.getElementById('root');
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen, [inert]') === null && !clippedAway(element);
  const known = new Map([[null, false]]);
  const clippedAway = (element) => {
    if (!known.has(element)) known.set(element, getComputedStyle(element).clipPath === 'inset(50%)' || clippedAway(element.parentElement));
    return known.get(element);
  };
  const round = (box) => `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}x${Math.round(box.height)}`;
  const outside = (box, frame, slack = 1.5) =>
    box.left < frame.left - slack || box.top < frame.top - slack || box.right > frame.right + slack || box.bottom > frame.bottom + slack;
  const { top = 0, right = 0, bottom = 0, left = 0 } = notch;
  const room = document.querySelector('.room');
  const screen = () =>
    scrolls ? room.getBoundingClientRect() : new DOMRect(left, top, innerWidth - left - right, innerHeight - top - bottom);
  const list = (element) => element.closest(LISTS);
  // So far letters may reach out of their line: the display face is high.
  const ascent = 3.2 * (parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
  const reveal = (element) => {
    if (scrolls) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const holder = list(element);
    const frame = holder === null ? screen() : holder.getBoundingClientRect();
    // Of a text that is longer than its list the beginning is looked for.
    const block = box.height > frame.height ? 'start' : 'nearest';
    if (holder !== null && (outside(box, frame) || outside(box, screen()))) element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  };
  // Cards of one fan or pile may cover each other.
  const pile = (element) => element.closest('.an-card, .ax-card, .ay-card, .plain-card')?.closest('li')?.parentElement ?? null;
  const hits = (element, x, y) => {
    const at = document.elementFromPoint(x, y);
    if (at === null || element.contains(at) || at.contains(element)) return null;
    return pile(element)?.contains(at) === true ? null : at;
  };

  // What may be pressed.
  const targets = [...root.querySelectorAll('button:not(:disabled), a[href], input, select, summary')].filter(
    (each) => shown(each) || (each.matches('input') && each.parentElement?.matches('label') && shown(each.parentElement)),
  );
  for (const each of targets) {
    const label = each.matches('input') ? (each.closest('label') ?? each) : each;
    reveal(label);
    const box = label.getBoundingClientRect();
    const small = touch ? 43.5 : 23.5;
    const zooms = each.matches('.ba-target') && each.closest('[data-zoomed=false]') !== null;
    if (!zooms && !each.matches('.said-card, .log *, .talk *') && Math.min(box.width, box.height) < small) fault('too small', `${name(label)} ${round(box)}`);
    const far = zooms ? 0 : parseFloat(getComputedStyle(label).borderTopLeftRadius) >= 45 || getComputedStyle(label).borderTopLeftRadius === '50%' ? 0.3 : 0.42;
    for (const [dx, dy] of [[0, 0], [-far, -far], [far, -far], [-far, far], [far, far]]) {
      const [x, y] = [box.x + box.width * (0.5 + dx), box.y + box.height * (0.5 + dy)];
      const at = document.elementFromPoint(x, y);
      if (at === null || !(label.contains(at) || at.closest('label') === label)) {
        fault('cannot be pressed', `${name(label)} ${round(box)} at ${dx},${dy}: ${at === null ? 'off the screen' : name(at)}`);
        break;
      }
    }
  }

  // What is to be read or seen: texts and cards.
  const seen = new Set();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: of } = node;
    if (node.data.trim() === '' || of === null || of.matches('title, style, option, svg *') || !shown(of)) continue;
    // A name is cut where the element that holds it is.
    seen.add(of.matches('bdi') ? of.parentElement : of);
  }
  for (const each of root.querySelectorAll('[data-card], .an-card, .ax-card, .ay-card, .plain-card, .plain-sign, .emblem')) if (shown(each)) seen.add(each);
  for (const each of seen) {
    if (each.matches('.log *, .talk *') || list(each)?.matches('.log, .talk')) continue;
    reveal(each);
    const [box = each.getBoundingClientRect()] = getComputedStyle(each).display === 'inline' ? each.getClientRects() : [];
    if (box.width < 2 || box.height < 2) continue;
    const holder = list(each)?.getBoundingClientRect();
    if (outside(box, screen())) fault('off the screen', `${name(each)} ${round(box)}`);
    else if (holder !== undefined && outside(box, holder, ascent)) fault('cut by its list', `${name(each)} ${round(box)}`);
    let part = (each.matches(PARTS) ? each.parentElement : each)?.closest(PARTS) ?? null;
    // A part may leave its children to the grid around it.
    while (part !== null && getComputedStyle(part).display === 'contents') part = part.parentElement?.closest(PARTS) ?? null;
    if (part !== null && list(each)?.contains(part) !== false && outside(box, part.getBoundingClientRect(), 2.5)) {
      fault('spills out of its part', `${name(each)} ${round(box)} of ${name(part)} ${round(part.getBoundingClientRect())}`);
    }
    const y = box.y + box.height / 2;
    for (const x of [box.x + Math.min(3, box.width / 4), box.x + box.width / 2, box.right - Math.min(3, box.width / 4)]) {
      if (scrolls && (x < 0 || x > innerWidth)) continue;
      const over = hits(each, x, y);
      if (over !== null && getComputedStyle(each).pointerEvents !== 'none') {
        fault('lies under something', `${name(each)} ${round(box)}: ${name(over)}`);
        break;
      }
    }
    const style = getComputedStyle(each);
    if (style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis' && each.scrollWidth > each.clientWidth + 1) {
      fault('text is cut', `${name(each)} ${each.scrollWidth} of ${each.clientWidth}`);
    }
  }

  // A select cuts the word that is chosen, and tells nobody. One whose words are transparent is a sign.
  for (const each of scrolls ? [] : root.querySelectorAll('select')) {
    if (!shown(each) || getComputedStyle(each).color === 'rgba(0, 0, 0, 0)') continue;
    const alone = each.cloneNode(false);
    alone.append(new Option(each.selectedOptions[0]?.text ?? ''));
    alone.style.cssText = 'position: absolute; inline-size: auto; visibility: hidden';
    each.after(alone);
    if (alone.offsetWidth > each.offsetWidth + 1) fault('text is cut', `${name(each)} ${alone.offsetWidth} of ${each.offsetWidth}`);
    alone.remove();
  }

  // What must be seen at a glance.
  const glance = [...root.querySelectorAll('[data-glance]')].filter((each) => {
    const box = each.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return shown(each) && box.width > 1 && box.height > 1 && !outside(box, screen()) && at !== null && (each.contains(at) || at.contains(each));
  });

  // What scrolls must say so.
  const slack = scrolls ? 3 : 1;
  for (const each of [...(scrolls ? [] : [document.documentElement]), ...root.querySelectorAll('*')]) {
    if (each.scrollWidth <= each.clientWidth + slack && each.scrollHeight <= each.clientHeight + slack) continue;
    if (each.closest('.unseen, svg') !== null || !(each === document.documentElement || shown(each))) continue;
    const style = getComputedStyle(each);
    const wide = each.scrollWidth > each.clientWidth + 1 && (each === document.documentElement || style.overflowX !== 'visible');
    const high = each.scrollHeight > each.clientHeight + 1 && (each === document.documentElement || style.overflowY !== 'visible');
    if (!wide && !high) continue;
    if (each.matches(LISTS) || style.textOverflow === 'ellipsis' || clippedAway(each)) continue;
    if (getComputedStyle(each).display === 'inline' || each.matches('.plain-card')) continue;
    fault('scrolls or is cut', `${name(each)} ${each.scrollWidth}x${each.scrollHeight} in ${each.clientWidth}x${each.clientHeight}`);
  }

  scrollTo(0, 0);
  document.querySelector('.round-table')?.scrollTo(0, 0);
  const boxes = {};
  for (const part of ['.ask', '.board', '.own > .place', '.own-hand']) {
    let element = document.querySelector(part);
    while (element !== null && getComputedStyle(element).display === 'contents') element = element.lastElementChild;
    if (element !== null) boxes[part] = round(element.getBoundingClientRect());
  }
  return { faults: [...faults].map(([kind, what]) => `${kind} (${what.length}): ${what.slice(0, 3).join(' | ')}`), boxes, glance: [...new Set(glance.map((each) => each.dataset.glance))] };
}
