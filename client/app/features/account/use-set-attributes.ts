import { useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { type AttributePartsFragment, useSetMembershipAttributesMutation } from './membership-attributes.gen.ts';

/** The saved attributes, or why nothing was saved. */
export type AttributesOutcome =
  | { readonly attributes: readonly AttributePartsFragment[] }
  | { readonly message: string };

/** Returns the function that saves extended attributes of the signed-in member's membership (ACCOUNT-290). */
export function useSetAttributes() {
  const { t } = useLingui();
  const [setAttributes] = useSetMembershipAttributesMutation({
    context: handlesFailureInPlace,
    fetchPolicy: 'no-cache',
  });
  return async (attributes: readonly { name: string; value: string }[]): Promise<AttributesOutcome> => {
    const failed = t`We couldn’t save your details. What you entered is still here; try again.`;
    try {
      const { data } = await setAttributes({ variables: { input: { attributes: [...attributes] } } });
      const result = data?.setMembershipAttributes;
      if (result?.__typename === 'SetMembershipAttributesSuccess') return { attributes: result.attributes };
      return { message: result?.message ?? failed };
    } catch (error) {
      const signedOut = t`Your session has ended and nothing was saved. What you entered is still here; sign in again to save it.`;
      return { message: isSignedOut(error) ? signedOut : failed };
    }
  };
}
