import { ContentAnchor } from '../features/content/index.ts';
import type { MenuItem } from '../server/content/blocks.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { LegalLine } from './legal-line.tsx';
import { CountryLink, LanguageLink } from './locale-links.tsx';
import { useMenu, useSiteContent } from './site-content.ts';

/**
 * The footer: columns of the content service (CONTENT-46), an accordion on phones (CONTENT-47); country, language
 * (CONTENT-49), copyright.
 */
export function Footer() {
  const columns = useMenu('footer');
  const { words } = useSiteContent();
  return (
    <footer className="no-print mt-16 border-t border-line bg-board">
      <div className="mx-auto max-w-[90rem] px-4 py-8 lg:px-8">
        <div className="md:hidden">
          {columns.map((column) => (
            <Accordion key={column.name} title={<ColumnTitle column={column} />} name="footer">
              <FooterLinks items={column.items} />
            </Accordion>
          ))}
        </div>
        <div className="hidden gap-8 md:grid md:grid-cols-4">
          {columns.map((column) => (
            <section key={column.name}>
              <h2 className="mb-2 text-lg">
                <ColumnTitle column={column} />
              </h2>
              <FooterLinks items={column.items} />
            </section>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6 text-sm">
          <Logo />
          <div className="flex flex-wrap">
            <CountryLink withName />
            <LanguageLink />
          </div>
          {words.phone && words.phoneLink && (
            <p className="text-ink-soft">
              {/* Inline padding enlarges the target without changing the height of the line. */}
              <ContentAnchor href={words.phoneLink} className="py-3 font-semibold text-sea">
                {words.phone}
              </ContentAnchor>{' '}
              · {words.hours}
            </p>
          )}
          <LegalLine />
        </div>
      </div>
    </footer>
  );
}

function ColumnTitle({ column }: { column: MenuItem }) {
  return column.parameters.isTitleImage === true && column.image ? (
    <img src={column.image} alt={column.name} width={96} height={96} loading="lazy" className="size-16 rounded-card" />
  ) : (
    column.name
  );
}

/** A column's links: as text, as an image with text (`isImage`), or with a club icon (`isStore`) (CONTENT-48). */
function FooterLinks({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          <ContentAnchor
            href={item.href ?? '/'}
            isPharmacy={item.parameters.pharmacy === true}
            className="inline-flex min-h-11 min-w-11 items-center gap-2 hover:text-sea hover:underline md:min-h-9"
          >
            {item.parameters.isImage === true && item.image && (
              <img src={item.image} alt="" width={96} height={96} loading="lazy" className="size-14 rounded-card" />
            )}
            {item.parameters.isStore === true && <Icon name="store" className="size-5" />}
            {item.name}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
}
