import type { Language } from '../pages/texts.ts';

interface Topic {
  /** Words, without accents, of which a message must contain one. */
  readonly words: readonly string[];
  readonly answer: Readonly<Record<Language, string>>;
}

const topics: readonly Topic[] = [
  {
    words: ['hora', 'abre', 'cierra', 'open', 'close', 'hours'],
    answer: {
      es: 'Los clubes abren de lunes a sábado de 9:00 a 20:00 y los domingos de 9:00 a 18:00. El horario de cada club está en Clubes y ubicaciones.',
      en: 'Clubs open Monday to Saturday from 9 am to 8 pm and Sunday from 9 am to 6 pm. Each club’s hours are under Clubs and locations.',
    },
  },
  {
    words: ['membres', 'renov', 'membership', 'renew', 'upgrade'],
    answer: {
      es: 'Puede comprar, renovar o ascender su membresía en línea, en la página Membresía.',
      en: 'You can buy, renew or upgrade your membership online, on the Membership page.',
    },
  },
  {
    words: ['pedido', 'orden', 'entrega', 'retiro', 'order', 'deliver', 'pickup', 'pick up'],
    answer: {
      es: 'El estado de su pedido está en Mis pedidos. Si compró como invitado, búsquelo con el número de pedido y su correo.',
      en: 'You can follow your order under My orders. If you bought as a guest, look it up with the order number and your email.',
    },
  },
];

const unknown: Readonly<Record<Language, string>> = {
  es: 'No tengo respuesta para eso. Llame a su club; el teléfono está al pie de la página.',
  en: 'I don’t have an answer to that. Call your club; the number is at the bottom of the page.',
};

/** The answer to a message, by the first topic of which it contains a word. */
export function findAnswer(language: Language, text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const topic = topics.find(({ words }) => words.some((word) => plain.includes(word)));
  return (topic?.answer ?? unknown)[language];
}
