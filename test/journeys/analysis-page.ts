import { expect, type Locator, type Page } from "@playwright/test";

export const TRIGGER = "**/.netlify/functions/analyze-trigger";
export const STATUS = "**/.netlify/functions/analyze-status*";

export const FINDING_TYPES = [
  "Manipulative Content",
  "Propagandistic Content",
  "Disinformation",
  "Unbiased Presentation",
  "Emotional Tone",
] as const;

/** The analysis screen as a reader finds it: by its words. Time stands still unless a journey lets it pass. */
export class AnalysisPage {
  readonly page: Page;
  readonly text: Locator;
  readonly initiateButton: Locator;
  readonly error: Locator;
  readonly report: Locator;
  readonly boxes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByLabel("Text to analyse");
    this.initiateButton = page.getByRole("button", { name: "Initiate Analysis" });
    this.error = page.getByRole("alert");
    this.report = page.getByRole("region", { name: "Analysis Report" });
    this.boxes = this.report.getByRole("article");
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto("/");
  }

  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Presses the button. Where the embedded analyser reads alone, the report may be there at once. */
  async initiate(): Promise<void> {
    await this.initiateButton.click();
    await expect(this.page.getByText("Analysis in progress...").or(this.boxes).first()).toBeVisible();
  }

  /** Lets time pass until the report is there. */
  async awaitReport(): Promise<void> {
    await expect(async () => {
      if ((await this.boxes.count()) === 0) await this.pass(3_000);
      await expect(this.boxes).toHaveCount(5, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  async analyse(text: string): Promise<void> {
    await this.text.fill(text);
    await this.initiate();
    await this.awaitReport();
  }

  /** Answers every start of an analysis with this task id. */
  async answerStart(taskId = "task"): Promise<void> {
    await this.page.route(TRIGGER, (route) => route.fulfill({ status: 202, json: { taskId } }));
  }

  /** Answers the start with the report itself, as the server does where it is there at once. */
  async answerWithReport(data: object): Promise<void> {
    await this.page.route(TRIGGER, (route) =>
      route.fulfill({ status: 202, json: { taskId: "task", status: "completed", data } }),
    );
  }

  async answerStatus(json: object, status = 200): Promise<void> {
    await this.page.route(STATUS, (route) => route.fulfill({ status, json }));
  }
}
