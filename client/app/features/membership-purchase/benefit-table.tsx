import { Trans, useLingui } from '@lingui/react/macro';
import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import type { ContentItem } from '../../server/content/blocks.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { Icon } from '../../ui/icon.tsx';
import { isAbout } from './membership-texts.ts';

const types = Object.keys(membershipTypeNames) as MembershipType[];

/**
 * The benefits of the types side by side. A phone has no room for five columns: there the types of a benefit are below its
 * name.
 */
export function BenefitTable({ title, benefits }: { title: string; benefits: readonly ContentItem[] }) {
  const { i18n } = useLingui();
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-3 pr-4 font-semibold">
            <Trans>Benefit</Trans>
          </th>
          {types.map((type) => (
            <th key={type} scope="col" className="w-[15%] px-2 py-3 text-center font-semibold">
              {i18n._(membershipTypeNames[type])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {benefits.map((benefit) => (
          <tr
            key={benefit.title}
            className="border-b border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-3"
          >
            <th scope="row" className="py-3 pr-4 font-normal max-md:col-span-2 max-md:py-1">
              <span className="block font-semibold">{benefit.title}</span>
              {benefit.text && <span className="block text-sm text-ink-soft">{benefit.text}</span>}
            </th>
            {types.map((type) => (
              <BenefitCell key={type} type={type} isIncluded={isAbout(benefit, type)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BenefitCell({ type, isIncluded }: { type: MembershipType; isIncluded: boolean }) {
  const { i18n } = useLingui();
  return (
    <td className="px-2 py-3 max-md:flex max-md:items-center max-md:gap-1.5 max-md:px-0 max-md:py-1 md:text-center">
      <Icon
        name={isIncluded ? 'check' : 'minus'}
        className={isIncluded ? 'inline-block size-6 text-leaf' : 'inline-block size-6 text-ink-soft opacity-60'}
      />
      <span className="sr-only">{isIncluded ? <Trans>Included</Trans> : <Trans>Not included</Trans>}</span>
      <span aria-hidden="true" className={isIncluded ? 'text-sm md:hidden' : 'text-sm text-ink-soft md:hidden'}>
        {i18n._(membershipTypeNames[type])}
      </span>
    </td>
  );
}
