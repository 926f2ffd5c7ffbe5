import { expect, it } from "vitest";
import { priceIn } from "./price.ts";

it.each([
  ["Our lamp costs only $49.90 this week.", "$49.90"],
  ["The course is 1,200 euros, and 1,200 euros is not much.", "1,200 euros"],
  ["Лампа коштує 450 грн.", "450 грн"],
  ["Курс стоит 12 000 руб. за месяц.", "12 000 руб"],
])("the one price of an offer is told: %j", (text, price) => {
  expect(priceIn(text)).toBe(price);
});

it.each([
  "Our lamp was $80 and is $49 now.",
  "We have 450 lamps.",
  "450 гривастих коней",
  "Доставка безкоштовна при замовленні від 900 грн.",
  "Бесплатно для тех, кто потратит свыше 900 руб.",
  "Free delivery on orders over $60.",
])("no price is told of %j", (text) => {
  expect(priceIn(text)).toBeUndefined();
});
