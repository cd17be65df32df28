import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The attribute of links that the router opens; its value lists the options of the navigation. */
const attribute = 'data-link';
const replaces = 'replace';
const keepsPosition = 'keep-position';
const transitions = 'transition';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An absolute path of the shop with its query, or a fragment of the page. */
  readonly to: string;
  /** Replaces the page's history entry. */
  readonly replace?: boolean;
  /** Does not scroll to the top of the next page. */
  readonly preventScrollReset?: boolean;
  /** Shows the change of pages as a view transition. */
  readonly viewTransition?: boolean;
  /** Whether the browser loads a new document. */
  readonly reloadDocument?: boolean;
}

/**
 * A link within the shop. `FollowLinks` opens it: the router's own link calls more than twenty hooks, and a page has up to a
 * hundred links (decision 091).
 */
export function Link({
  to,
  replace = false,
  preventScrollReset = false,
  viewTransition = false,
  reloadDocument = false,
  ...rest
}: LinkProps) {
  const options = [replace && replaces, preventScrollReset && keepsPosition, viewTransition && transitions];
  return <a {...rest} href={to} {...(reloadDocument ? {} : { [attribute]: options.filter(Boolean).join(' ') })} />;
}

/**
 * Opens the links of the document with the router (ROUTING-81). It handles clicks after all components, any of which can
 * prevent the navigation. A link to the page itself replaces its history entry, as in browsers.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = findFollowedLink(event);
    const to = link?.getAttribute('href');
    if (!link || !to) return;
    event.preventDefault();
    const options = (link.getAttribute(attribute) ?? '').split(' ');
    void navigate(to, {
      replace: options.includes(replaces) || to === pathname + search + hash,
      preventScrollReset: options.includes(keepsPosition),
      viewTransition: options.includes(transitions),
    });
  });
  useEffect(() => {
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, []);
  return null;
}

/** Returns the router's link that a click opens in this window; null for other clicks. */
function findFollowedLink(event: MouseEvent): Element | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest(`a[${attribute}]:not([target], [download])`) : null;
}
