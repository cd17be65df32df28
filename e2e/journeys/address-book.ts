import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import type { Member } from '../graph/members.ts';
import { openPage } from './interactive.ts';
import { signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

/** The address book of a member, and the form of an address wherever it opens, in the words of the page. */
export class AddressBook {
  readonly page: Page;
  readonly locale: Locale;
  /** The name of the address that is written. */
  readonly alias: string;
  readonly form: Locator;

  constructor(page: Page, locale: Locale, alias: string) {
    this.page = page;
    this.locale = locale;
    this.alias = alias;
    this.form = page.getByRole('dialog').filter({ has: page.locator('form') });
  }

  words = (message: string, values: Record<string, string> = {}): string =>
    wordsOf(this.locale.language, message, values);

  button = (message: string, values?: Record<string, string>): Locator =>
    this.page.getByRole('button', { name: this.words(message, values), exact: true });

  get save(): Locator {
    return this.button('Save address');
  }

  get location(): Locator {
    return this.form.getByRole('combobox', { name: this.words('Location'), exact: true });
  }

  /** The suggested places. */
  get places(): Locator {
    return this.form.getByRole('listbox', { name: this.words('Locations') }).getByRole('option');
  }

  card(alias = this.alias): Locator {
    return this.page.getByRole('article', { name: alias, exact: true });
  }

  async open(member: Member): Promise<void> {
    await signIn(this.page, this.locale, member);
    await openPage(this.page, pathTo('address-book', this.locale));
  }

  async openForm(): Promise<void> {
    await this.button('Add an address').click();
    await expect(this.location).toBeVisible();
  }

  async write(phone: string): Promise<void> {
    await this.form.getByLabel(this.words('Delivery instructions')).fill('Portón verde, 2.º piso');
    await this.form.getByLabel(this.words('Address name')).fill(this.alias);
    await this.form.getByLabel(this.words('Recipient')).fill('Ana Núñez-Rojas');
    await this.form.getByLabel(this.words('Phone'), { exact: true }).fill(phone);
  }

  /** Takes the first place that is suggested for the words. */
  async search(text: string, place: string | RegExp): Promise<void> {
    await this.location.fill(text);
    const found = this.places.filter({ hasText: place }).first();
    await expect(found).toBeVisible();
    await found.click();
    await expect(this.form.getByText(this.words('We deliver here.'))).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    await this.save.click();
    await expect(this.form).toBeHidden();
    await expect(this.card()).toBeVisible();
  }

  async remove(alias = this.alias): Promise<void> {
    await this.button('Delete {name}', { name: alias }).click();
    await this.button('Yes, delete it').click();
    await expect(this.card(alias)).toHaveCount(0);
  }
}
