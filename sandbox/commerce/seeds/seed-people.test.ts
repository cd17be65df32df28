import { capitals } from '@tarima/markets/capitals';
import { findMarketByClubKey, markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { clubs, listDeliveringClubs } from './clubs.ts';
import { getRoundedDistanceKm } from './geography.ts';
import { buildMembers } from './members.ts';
import { shippingMethods } from './shipping.ts';
import type { MembershipType } from './types.ts';

const now = new Date('2026-11-20T15:00:00Z');
const members = buildMembers(now);
const skus = new Set(buildCatalogue(now).flatMap((product) => product.variants.map((variant) => variant.sku)));
const clubKeys = new Set(clubs.map((club) => club.key));

describe('distances', () => {
  it('match the map', () => {
    const sanJose = { latitude: 9.9281, longitude: -84.0907 };
    const panama = { latitude: 8.9824, longitude: -79.5199 };
    expect(getRoundedDistanceKm(sanJose, panama)).toBeGreaterThan(505);
    expect(getRoundedDistanceKm(sanJose, panama)).toBeLessThan(520);
  });
});

describe('clubs', () => {
  it('are at least 42, with two or more in every market and eight in Costa Rica', () => {
    expect(clubs.length).toBeGreaterThanOrEqual(42);
    for (const { code } of markets) {
      expect(clubs.filter((club) => club.country === code).length, code).toBeGreaterThanOrEqual(code === 'CR' ? 8 : 2);
    }
  });

  it('have a key of their country and are located near its capital', () => {
    expect(clubKeys.size).toBe(clubs.length);
    for (const club of clubs) {
      const market = findMarketByClubKey(club.key);
      expect(market?.code, club.key).toBe(club.country);
      expect(market && getRoundedDistanceKm(capitals[market.code], club), club.key).toBeLessThan(710);
      expect(club.plusCode).toMatch(/^[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2}$/);
      expect(() => new Intl.DateTimeFormat('es', { timeZone: club.timeZone })).not.toThrow();
    }
  });

  it('that sell online are their own nearest delivering club', () => {
    for (const club of clubs.filter((entry) => entry.ecommerceEnabled)) {
      expect(club.fulfillmentClubs[0]).toBe(club.key);
      expect(club.fulfillmentClubs.every((key) => clubKeys.has(key))).toBe(true);
    }
    expect(listDeliveringClubs('CR', { latitude: 8.54, longitude: -82.84 })).toEqual([]);
  });
});

describe('members', () => {
  it('are thirty, of each type, in every market, with the documented ones first', () => {
    expect(members).toHaveLength(30);
    expect(members.slice(0, 3).map(({ email, country, membershipType }) => [email, country, membershipType])).toEqual([
      ['ana@tarima.test', 'CR', 'DIAMOND'],
      ['marcus@tarima.test', 'JM', 'PLATINUM'],
      ['lucia@tarima.test', 'CO', 'BUSINESS'],
    ]);
    const types: MembershipType[] = ['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM'];
    expect(types.every((type) => members.some((member) => member.membershipType === type))).toBe(true);
    expect(new Set(members.map((member) => member.country)).size).toBe(markets.length);
  });

  it('have unique numbers that start with their club', () => {
    for (const member of members) {
      expect(member.memberNumber).toMatch(/^\d{14}$/);
      expect(member.memberNumber.startsWith(member.preferredClub)).toBe(true);
      expect(clubKeys.has(member.preferredClub)).toBe(true);
      expect(member.phone).toMatch(/^\+\d{10,12}$/);
    }
    for (const field of ['id', 'memberNumber', 'email', 'phone'] as const) {
      expect(new Set(members.map((member) => member[field])).size, field).toBe(members.length);
    }
  });

  it('include some with an expired membership and some within the renewal period', () => {
    const today = now.toISOString().slice(0, 10);
    const soon = new Date(now.getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
    expect(members.filter((member) => member.expiresOn < today).length).toBeGreaterThanOrEqual(3);
    expect(
      members.filter((member) => member.expiresOn >= today && member.expiresOn < soon).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('have one default address, within reach of a club that delivers', () => {
    for (const { addresses, email, preferredClub } of members) {
      expect(
        addresses.filter((address) => address.isDefault),
        email,
      ).toHaveLength(1);
      const online = clubs.find((club) => club.key === preferredClub)?.ecommerceEnabled;
      if (online) expect(addresses[0]?.fulfillmentClubs[0]?.distanceKm, email).toBeLessThan(20);
    }
  });

  it('have orders of existing products at their club', () => {
    const orders = members.flatMap((member) => member.orders);
    expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(orders.length);
    for (const order of orders) {
      expect(order.placedAt < now.toISOString()).toBe(true);
      expect(
        order.lines.every((line) => skus.has(line.sku) && line.quantity >= 1),
        order.orderNumber,
      ).toBe(true);
    }
  });
});

describe('shipping methods', () => {
  it('are one next-day and one same-day method for each club that sells online, in its currency', () => {
    const online = clubs.filter((club) => club.ecommerceEnabled);
    expect(shippingMethods.map((method) => method.key)).toEqual(
      online.flatMap(({ key }) => [`${key}_ND`, `${key}_SD`]),
    );
    for (const { club, zoneRate } of shippingMethods) {
      expect(zoneRate.price.currency).toBe(findMarketByClubKey(club)?.currency);
      if (zoneRate.freeAbove) expect(zoneRate.freeAbove.centAmount).toBeGreaterThan(zoneRate.price.centAmount);
    }
  });
});
