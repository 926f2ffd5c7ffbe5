import { describe, expect, it } from "vitest";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { kindOf } from "./kind.ts";

function read(text: string) {
  const cut = split(text);
  return kindOf(cut, match(cut));
}

describe("the structure of a text leaves no doubt", () => {
  it.each([
    [
      "letter",
      "Dear Anna,\nThank you for the jam and for the long evening by the stove. My cold is nearly gone, and the children ask about you every day. I will come again in May.\nWith love,\nPeter",
    ],
    [
      "speech",
      "Madam Speaker, on Tuesday this house was asked to choose. I stood here then and I stand here now, because the bridge in my town is still closed and three schools cannot be reached.",
    ],
    [
      "speech",
      "Шановні колеги! Рік тому ми стояли в цій залі й говорили про міст. Сьогодні міст досі зачинено, а три школи лишилися без дороги. Я прошу вас подумати про дітей цього району.",
    ],
    [
      "interview",
      "How did you come to bake bread?\nMy mother had an oven in the yard, and on Fridays I was allowed to help her with the dough.\nWhat do you like best?\nRye, because it keeps for a week and tastes better every day.\nWould you do it again?\nYes, I think so, though the nights are short and the flour is heavy.",
    ],
    [
      "satire",
      "At press time, the mayor was seen looking for the river that he had sold. According to neighbours, the river itself could not be reached for comment, and the fish had no plans to move house this year.",
    ],
    [
      "record",
      "ПОСТАНОВА\nвід 3 травня № 12\nПро дорогу до млина. Відповідно до пункту 4 положення доручити відділу доріг оглянути дорогу до млина та подати звіт до кінця місяця разом із кошторисом робіт.",
    ],
  ])("of a kind: %s", (kind, text) => {
    expect(read(text)).toMatchObject({ kind, isSure: true });
  });

  it.each([
    "Пловчиха ответила тренеру\n«Дорогой Пётр! Вода сегодня была холодной, и дорожки мы поделили честно», — написала она в среду. Тренер поблагодарил её и обещал прийти на следующий заплыв.",
    "The mayor said that he had read a letter. It began with the words of a neighbour about the river, and it asked for a bridge. The council will speak of the matter in the week after Easter.",
    "Q: Does the mill grind rye?\n\nA: Yes, it does! Our stones grind rye and wheat, and the flour is cool and fine.\n\nQ: How long does it take?\n\nA: Our mill grinds a sack in less than an hour, and most of our guests wait by the stove.\n\nQ: Will it hurt the grain?\n\nA: Our stones are gentle and will not hurt the grain, whatever it is.",
    "We sat in a hall where the miller began with these words:\n- “Who of you wants to bake bread?”\n- “Are you tired of buying your loaf in town?”\n- “Do you want to have a mill of your own by the end of the year?”\n- “Do you want to earn in a month what you earn in the whole of a year?”\nI could not believe it, and my neighbour laughed.",
    "Що робити, якщо вода в річці піднялася? Сусіди радять чекати. Рада міста радить винести речі на горище і вимкнути світло. Дорогу до млина закрито до понеділка.",
  ])("of none where it only speaks of one: %j", (text) => {
    expect(["letter", "speech", "interview", "satire", "record"]).not.toContain(
      read(text).isSure ? read(text).kind : "other",
    );
  });
});
