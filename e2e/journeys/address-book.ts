import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import type { Member } from '../graph/members.ts';
import { openPage } from './interactive.ts';
import { translateMessage } from './translations.ts';
import { signIn } from './visitors.ts';

/** Page object of a member's address book and of the address form. */
export class AddressBook {
  readonly page: Page;
  readonly locale: Locale;
  /** Name of the address that the test creates. */
  readonly alias: string;
  readonly form: Locator;

  constructor(page: Page, locale: Locale, alias: string) {
    this.page = page;
    this.locale = locale;
    this.alias = alias;
    this.form = page.getByRole('dialog').filter({ has: page.locator('form') });
  }

  translate = (message: string, values: Record<string, string> = {}): string =>
    translateMessage(this.locale.language, message, values);

  button = (message: string, values?: Record<string, string>): Locator =>
    this.page.getByRole('button', { name: this.translate(message, values), exact: true });

  get saveButton(): Locator {
    return this.button('Save address');
  }

  get location(): Locator {
    return this.form.getByRole('combobox', { name: this.translate('Location'), exact: true });
  }

  /** Options of the place suggestions. */
  get places(): Locator {
    return this.form.getByRole('listbox', { name: this.translate('Locations') }).getByRole('option');
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

  async fillDetails(phone: string): Promise<void> {
    await this.form.getByLabel(this.translate('Delivery instructions')).fill('Portón verde, 2.º piso');
    await this.form.getByLabel(this.translate('Address name')).fill(this.alias);
    await this.form.getByLabel(this.translate('Recipient')).fill('Ana Núñez-Rojas');
    await this.form.getByLabel(this.translate('Phone'), { exact: true }).fill(phone);
  }

  /** Searches for a location and selects the first matching suggestion. */
  async selectPlace(text: string, place: string | RegExp): Promise<void> {
    await this.location.fill(text);
    const suggestion = this.places.filter({ hasText: place }).first();
    await expect(suggestion).toBeVisible();
    await suggestion.click();
    await expect(this.form.getByText(this.translate('We deliver here.'))).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    await this.saveButton.click();
    await expect(this.form).toBeHidden();
    await expect(this.card()).toBeVisible();
  }

  async deleteAddress(alias = this.alias): Promise<void> {
    await this.button('Delete {name}', { name: alias }).click();
    await this.button('Yes, delete it').click();
    await expect(this.card(alias)).toHaveCount(0);
  }
}
