import type { QueryResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

const defaultSuggestions = 5;

export const Query: QueryResolvers = {
  me: (_parent, _arguments, { viewer }) => viewer.find(),
  isMembershipValid: (_parent, { membershipNumber }, { checkMembershipNumber }) =>
    checkMembershipNumber(membershipNumber),
  placeSuggestions: (_parent, { text, limit }, { placeFinder }) =>
    placeFinder.suggest(text, limit ?? defaultSuggestions),
  place: (_parent, { id }, { placeFinder }) => placeFinder.findById(id),
  placeByText: (_parent, { text }, { placeFinder }) => placeFinder.findByText(text),
  async placeByPosition(_parent, position, { placeFinder, caller }) {
    const result = await placeFinder.findAt(position);
    return 'code' in result ? failureResult(result, caller.language) : { __typename: 'Place', ...result };
  },
  async territories(_parent, { parentId }, { territoryFinder, addressRules }) {
    return [...(await territoryFinder.listChildren(addressRules.market, parentId ?? null))];
  },
  async economicActivities(_parent, _arguments, { economicActivities, addressRules }) {
    return [...(await economicActivities.list(addressRules.market))];
  },
  async membershipOffers(_parent, { clubKey }, { offerFinder, addressRules }) {
    return [...(await offerFinder.findNew(addressRules.market, clubKey))];
  },
  addressRules: (_parent, _arguments, { addressRules }) => addressRules,
  canCreateIdentity: (_parent, { membershipNumber }, { onboarding }) => onboarding.canCreate(membershipNumber),
  onboardingCaptcha: (_parent, { scriptFailed }, { onboarding }) => onboarding.findCaptcha(scriptFailed ?? false),
  passwordPolicy: (_parent, _arguments, { passwordPolicy: { requiredCharacters, ...lengths } }) => ({
    ...lengths,
    requiredCharacters: [...requiredCharacters],
  }),
};
