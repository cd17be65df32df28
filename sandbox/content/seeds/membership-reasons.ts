import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';

type ReasonMessages = GlobalConfiguration['membership']['reasonMessages'];

const severalCards = {
  title: { es: 'Su membresía tiene varias tarjetas', en: 'Your membership has several cards' },
  text: {
    es: 'Con más de dos tarjetas activas, este trámite se hace en el club. Pídalo para todas en el mostrador de servicio al socio, con la tarjeta del titular.',
    en: 'With more than two active cards, we do this at the club. Ask at the service desk and bring the primary member’s card: they’ll do it for all of them.',
  },
};

/** What the shop says about each reason against a renewal or an upgrade (MEMBERSHIP-301). `{date}` is the last day. */
export const reasonMessages: ReasonMessages = {
  80001: {
    title: { es: 'Renueve en su club', en: 'Renew at your club' },
    text: {
      es: 'Por ahora, las membresías de su país no se renuevan en línea. Renueve en el mostrador de servicio al socio de cualquier club.',
      en: 'You can’t renew online in your country yet. Any club can renew your membership at the service desk.',
    },
  },
  80002: {
    title: { es: 'Su membresía no se puede renovar en línea', en: 'Your membership can’t be renewed online' },
    text: {
      es: 'La membresía está bloqueada, su tarjeta ya no está vigente o nos faltan sus datos de contacto. Revise sus datos en su cuenta; si están completos, consulte en el mostrador de servicio al socio de su club.',
      en: 'Your membership is blocked, its card is no longer active, or we’re missing your contact details. Check your details in your account. If they’re complete, ask the service desk at your club.',
    },
  },
  80003: {
    title: { es: 'No pudimos verificar su membresía', en: 'We couldn’t check your membership' },
    text: {
      es: 'El servicio de membresías no responde. Su membresía no cambió y no se cobró nada; inténtelo de nuevo en unos minutos.',
      en: 'The membership service isn’t responding. Your membership hasn’t changed and you haven’t been charged. Try again in a few minutes.',
    },
  },
  80004: severalCards,
  80005: {
    title: { es: 'Todavía es pronto para renovar', en: 'It’s too early to renew' },
    text: {
      es: 'Su membresía es válida hasta el {date}. Puede renovarla en línea durante los últimos 60 días.',
      en: 'Your membership is valid until {date}. You can renew it online in the last 60 days.',
    },
  },
  110001: {
    title: { es: 'Cambie a Platinum en su club', en: 'Upgrade at your club' },
    text: {
      es: 'Por ahora, en su país el cambio a Platinum no se hace en línea. Pídalo en el mostrador de servicio al socio de cualquier club.',
      en: 'You can’t upgrade online in your country yet. Any club can upgrade your membership at the service desk.',
    },
  },
  110002: {
    title: { es: 'Su membresía no está vigente', en: 'Your membership isn’t active' },
    text: {
      es: 'Solo una membresía vigente se puede cambiar a Platinum. Si la suya venció, renuévela primero desde su cuenta; si no, consulte en el mostrador de servicio al socio de su club.',
      en: 'Only an active membership can be upgraded. If yours has expired, renew it from your account first. Otherwise, ask the service desk at your club.',
    },
  },
  110003: {
    title: { es: 'Usted ya tiene Platinum', en: 'You already have Platinum' },
    text: {
      es: 'Es el nivel más alto: cada año recibe un reembolso por sus compras. Vea en su cuenta cuánto lleva este año.',
      en: 'It’s our highest level, with a yearly reward on what you spend. See this year’s savings in your account.',
    },
  },
  110004: {
    title: { es: 'Su tarjeta de membresía es adicional', en: 'Your membership card is an additional card' },
    text: {
      es: 'Solo el titular puede cambiar la membresía a Platinum, desde su propia cuenta. El cambio también vale para su tarjeta.',
      en: 'Only the primary member can upgrade, from their own account. The upgrade applies to your card too.',
    },
  },
  110005: {
    title: { es: 'Su membresía no se puede cambiar a Platinum', en: 'Your membership can’t be upgraded' },
    text: {
      es: 'Su club no ofrece este cambio para su membresía. En el mostrador de servicio al socio le dirán qué otras opciones tiene.',
      en: 'Your club doesn’t offer an upgrade for your membership. The service desk can tell you about other memberships.',
    },
  },
  110006: severalCards,
};
