import type { SiteContent } from "#content/types.ts";

export const site: SiteContent = {
  name: "Subtext",
  description:
    "Показує, як текст намагається на вас вплинути: п’ять спостережень, кожне — на процитованих словах. Без оцінок і без вироку.",
};
