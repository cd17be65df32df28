import type { FastifyInstance } from 'fastify';
import type { PaymentsContext } from '../context.ts';
import { selectLanguage, sendPage } from '../providers/page.ts';
import { findChallengeByPage } from '../store/transactions.ts';

type PageRoute = { Params: { token: string } };

const texts = {
  site: { es: 'Pago con tarjeta', en: 'Card payment' },
  title: { es: 'Este pago ya no está abierto', en: 'This payment is no longer open' },
  content: { es: 'No se le cobró nada. Vuelva a la tienda.', en: 'You haven’t been charged. Go back to the shop.' },
} as const;

/**
 * The page for the shopper's browser that shows the provider's document, which leads to the hosted card page. The document
 * is the provider's own, therefore its scripts are allowed, and nothing but the provider.
 */
export function registerHostedPageRoutes(pages: FastifyInstance, context: PaymentsContext): void {
  pages.get<PageRoute>('/:token', async (request, reply) => {
    const challenge = await findChallengeByPage(context.db, request.params.token);
    if (!challenge?.page_html || challenge.expires_at <= context.clock()) {
      const language = selectLanguage(request);
      const content = `<p>${texts.content[language]}</p>`;
      return sendPage(reply, { language, site: texts.site, title: texts.title[language], content, status: 404 });
    }
    const origin = context.hostedPageOrigin();
    const policy = [
      `default-src 'none'`,
      `script-src 'unsafe-inline' ${origin}`,
      `style-src 'unsafe-inline' ${origin}`,
      `img-src ${origin}`,
      `form-action ${origin}`,
      `frame-ancestors 'none'`,
      `base-uri 'none'`,
    ];
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy.join('; '))
      .send(challenge.page_html);
  });
}
