import type { ChangelogEntry } from "./types.ts";

/** Newest first. */
export const changelog: readonly ChangelogEntry[] = [
  {
    version: "0.4.8 (Beta)",
    date: "2026-11-24",
    changes: [
      {
        type: "IMPROVED",
        description:
          "Summaries no longer pass in silence over a text that only seems to explain, and tell a furious column that looks like a lesson by its sharpest sentence. A question that opens a text stands with what follows it. A petition that names a budget is not told to ask for money; who is said to need help asks for it; a seller’s questions and answers, and questions in a list, are no interview.",
      },
      {
        type: "IMPROVED",
        description:
          "Posts written in small letters alone, and texts without a space behind a full stop, are read sentence by sentence. Lines with a dash below “Anna said:” are Anna’s words. A word that mocks by itself is quoted by itself, not with a clause that hides it.",
      },
      {
        type: "IMPROVED",
        description:
          "Some ninety new web pages were read beside their reports, and what was wrong there is mended: the tip of an iceberg frightens nobody, “that is why I am running” is no call, altars of God no sacrifice, what others are said to blame not the author’s cause. A fourth round of judges, for Ukrainian and Russian, is on the accuracy page.",
      },
      {
        type: "IMPROVED",
        description:
          "English reports misread less. Their rules were read, pattern by pattern, against 10,700 passages that no author of a rule had seen: presidents’ speeches since 1790, a long political FAQ, wanted mail and spam. Some 260 patterns that took words out of their sense were mended or taken out, and one point in six of those passages is gone; in texts that careful editors have read next to nothing was lost. Adverts for quick money and slimming are named more often.",
      },
      {
        type: "IMPROVED",
        description:
          "Ukrainian and Russian words with Latin letters in them are read as the words that they look like, and pointed out as before. Pages whose lines are broken at any width are read as paragraphs. What “CNN says”, who signs a headline, and what activists “said that …” is theirs, however long the sentence. “There is no miracle pill” promises nothing, wherever else the pill is named.",
      },
      {
        type: "IMPROVED",
        description:
          "A credit names who speaks in full, and nobody by a house, a group or “the media”; what is only supposed (“if the Board says”) or said to God’s honour is no source. How to leave a mailing list is not told as what a mail wants.",
      },
      {
        type: "IMPROVED",
        description:
          "Summaries quote whole sentences and whole headlines, say what a text asks more often, and name what it speaks of in a form that a list can take. What merely has to be done is no longer told as a claim, nor the line on who passes the news on as the news. “No device is named here” stands only where a text may press its reader.",
      },
      {
        type: "IMPROVED",
        description:
          "Mails and old pages that are pasted with a break after every line are read as the paragraphs they are: quotes and wants no longer stop at a line’s end.",
      },
      {
        type: "IMPROVED",
        description:
          "A choice of only two is quoted with both its ways. Sources without a name are no longer praised because an office is named beside them. Firms’ assurances, scientists of “leading universities” and silent media are seen more often; a proverb and “wake up!” no longer pass for something else. In Ukrainian a remedy against every illness is named as a promise, and a page that promises cures earns no credit for names or figures.",
      },
      {
        type: "IMPROVED",
        description:
          "The summary names what a text speaks of most, and where no words of the text ask or conclude, it quotes the sentence that says most. Of 60 English texts by readers who wrote no rule 46 summaries were judged true, where it was 33 of 60 others. Gossip, party releases and alarms are no longer told as reports.",
      },
      {
        type: "IMPROVED",
        description:
          "The summary says more often what a text wants: a repeal announced, a gift asked for as a question, a resignation demanded, a letter to be sent on, a firm that wants trust. A concession, a price in passing or a past duty is no longer told as what it wants.",
      },
      {
        type: "IMPROVED",
        description:
          "Reports accuse less often without cause: idioms, negated words, cited terms, other people’s words, plain political terms and private matters are left alone, and several devices bear their right names. Credits name each source once and no longer praise a seller who quotes itself. Ukrainian reports quote whole phrases and repeat one reading less.",
      },
      {
        type: "PERFORMANCE",
        description:
          "Long texts are read faster. The server does less work to start an analysis, and stays quick when very many visitors come in one hour.",
      },
      {
        type: "IMPROVED",
        description:
          "A text of one to three sentences, as one types to try the tool, is named far more often: of 396 examples in three languages by somebody who knew neither rules nor examples 250 where it was 134, and of 180 innocent texts 1 is accused, where it was 3. Where no rule speaks, a small model names what it has learned from examples of ours. In longer texts it keeps silent.",
      },
      {
        type: "IMPROVED",
        description:
          "The summary says first what a text is and what it is about: a recipe, a letter, what is reported, the subject of an entry. A text that argues is told by its plainest sentence as well as by its devices, and a brief text by its devices alone. A condition or a polite doubt is no longer told as what a text says, nor a firm’s own announcement as a report. A quote keeps its “not”.",
      },
      {
        type: "IMPROVED",
        description:
          "English appeals and sales pages are read more fully, and fewer everyday phrases, names and reported words are held against a text. A guest’s question, a greeting, a plain discount and a denied plot are held against nobody. What a point says fits the words that it quotes better. Short Russian sentences are no longer taken for Ukrainian, and more everyday forms are recognised in Russian and Ukrainian.",
      },
      {
        type: "PERFORMANCE",
        description: "Starting an analysis and asking for its state take less work on the server.",
      },
      {
        type: "IMPROVED",
        description:
          "A text is let go the moment its analysis ends, and the log has no line for a request that went well. What the analysis on the device loads once has grown, to less than a megabyte.",
      },
      {
        type: "IMPROVED",
        description:
          "The summary tells in a whole sentence of the text’s own what it asks, offers, announces or concludes, and names only devices that are sure and main. Where the embedded analyser names no device, the summary says that it misses more than it finds.",
      },
      {
        type: "IMPROVED",
        description:
          "In English the embedded analyser knows many more turns of phrase: motives ascribed, hints, mockery, plots, promises of adverts and letters of fraud. In Ukrainian and Russian it sees more of what posts do, from veiled words and insinuating questions to investment promises. More of the classic one-sentence examples of schoolbooks are named in Ukrainian and Russian. Names of firms and parties, what the text denies or others think, and timed events accuse nobody. One quote is shown under one device.",
      },
      {
        type: "PERFORMANCE",
        description: "Starting an analysis takes less work on the server.",
      },
      {
        type: "FIXED",
        description:
          "No line of a page begins with a dash, the numbers of points in a marked text stay together, and questions read well where the quote is a whole sentence. Apostrophes in this list are whole again.",
      },
      {
        type: "ADDED",
        description:
          "On Android an installed Subtext takes text and files that other apps share, once Analyse on this device is switched on. What is shared stays in the browser until Initiate Analysis.",
      },
      {
        type: "IMPROVED",
        description:
          "Readers judged a thousand points of the embedded analyser, one by one, and what misled it is mended: a judgement that the text tells as somebody else’s is not the author’s; words that are denied, only mentioned, meant as a joke, an idiom or a title accuse nobody; a source that is named near by is not called nameless; a text that asks, cries out or presses is not said to explain; and no credit is given for what nobody has said yet.",
      },
      {
        type: "IMPROVED",
        description:
          "Language models are asked for each main move of a text that persuades and for nothing against a plain one. Asked so, a reader accused none of twelve plain texts, where before it was two of nine.",
      },
      {
        type: "PERFORMANCE",
        description:
          "The embedded analyser reads long texts faster and with about half the working memory in Ukrainian. The sheet of claims and the analysis on the device share one download, and the sheet works without a network. The start of an analysis costs the server less.",
      },
      {
        type: "FIXED",
        description:
          "With forced colours the main button keeps its contrast. Seen and tried in Firefox and WebKit as well as in Chromium.",
      },
      {
        type: "IMPROVED",
        description:
          "On a phone Initiate Analysis is in sight without scrolling, the form speaks of no dropping, and the arrow keys bring a point’s passage into sight above its sheet with reduced motion, too. With forced colours only the point that is lit has an edge. Claims and sources, at the report’s foot, says what it offers.",
      },
      {
        type: "IMPROVED",
        description:
          "When a language model’s report replaces a first reading, a line says what has changed: which techniques both name, which are new, and which are gone. A first reading is announced once, and is sent to the browser once.",
      },
      {
        type: "ADDED",
        description:
          "A reader can contest a point: not here, quoted speech, satire, another technique, or a note of their own. The point stays, struck through, and is so again when the same text is read anew. That is kept in the browser alone, goes along with Export and the saved files, and is forgotten with one press. From saved files, npm run evaluate -- --contested counts what was contested, and why.",
      },
      {
        type: "ADDED",
        description:
          "Find it first: ten texts to practise on in each language. A reader marks what works on them and says why, then sees our marks, each with its reason, and the analyser’s points beside theirs, in words and without scores. Practice comes back after a day, a week and a month, and is kept in the browser alone. For classes there are sheets, solution sheets and a page for teachers.",
      },
      {
        type: "ADDED",
        description:
          "Two texts can be compared side by side: what each does, whose voice, which sources, and the words that they share or that an edit has changed. Beside each report stands a sheet of claims and sources to print: what could be checked, which source the sentence gives, and a question to ask.",
      },
      {
        type: "ADDED",
        description:
          "A file can be opened, dropped or pasted: text, Markdown, HTML, Word and PDF, also in old Cyrillic encodings. It is read in the browser and never leaves it. Of a text that is too long, a part can be chosen. A bookmark brings a selection from any page.",
      },
      {
        type: "ADDED",
        description:
          "With Analyse on this device switched on, a text is read in the browser and not sent. The report is the same as that of the embedded analyser on the server, and the page then works without a network. Where the server cannot be reached, the device is offered.",
      },
      {
        type: "IMPROVED",
        description:
          "In Ukrainian and Russian texts, words that only begin like an insult, or that name a crime or a law, are held against nobody. Russian words spelled by ear in Ukrainian are seen as mockery, wherever they stand. Schoolbook fallacies in Ukrainian are named in six cases of seven. A text that takes for granted what it has just denied, that hears one side while the other objects, or whose headline strikes a blow that the text takes back, is said to do so.",
      },
      {
        type: "IMPROVED",
        description:
          "Words that speak to an AI are noticed in more forms, and ordinary instructions for people are no longer taken for them. The two calls cost the server about half as much for a poll, and a report that is ready at once is sent at once. With Redis, npm start replaces an analysis that is stuck.",
      },
      {
        type: "IMPROVED",
        description:
          "The embedded analyser’s summary says which words a text keeps coming back to and what it wants of its reader, and is only as sure of a device as readers found it to be. Letters, speeches, interviews, documents, tales and petitions are known by their structure. A second reading or a question stands only where it takes up words of the text.",
      },
      {
        type: "IMPROVED",
        description:
          "A report is read point by point: one point is lit at a time, in its box and in the text beside it, and buttons, arrow keys or a swipe lead to the next. Points are numbered where their words stand; marks that meet ask which point is meant; kinds and techniques can be chosen; a slim map shows where in the text points lie. On a phone a point opens as a sheet under its passage. A point and its passage can be saved or shared as an image. Who was asked before is one click away.",
      },
      {
        type: "IMPROVED",
        description:
          "A quote in a report closes each quotation mark and bracket that it opens. A summary says that a text works chiefly by a device only where several places carry it, and what an author merely holds up in quotation marks is held against nobody. An English quote ends with its phrase and is cut between clauses; a danger that is only told, an order that is only reported and a claim that names its source are no devices, and a report without a name or publisher is no source. Many more loud words of Ukrainian and Russian texts are known.",
      },
      {
        type: "ADDED",
        description:
          "A Dockerfile, a compose file and manifests for Kubernetes run servers, workers and Redis, without root and with nothing to write to. A simulation says what a given load needs.",
      },
      {
        type: "ADDED",
        description:
          "The product also runs as a site of Netlify, with the same calls, limits and headers. There a text waits encrypted, is deleted when its analysis ends, and its report can be opened only with the task’s id.",
      },
      {
        type: "ADDED",
        description:
          "Operators can run Subtext on any number of machines: servers and workers share tasks and limits in Redis, where every text is encrypted. A task whose worker dies is done by another.",
      },
      {
        type: "ADDED",
        description:
          "Operators can watch their installation: metrics for Prometheus with a Grafana dashboard, a check of readiness, traces by OpenTelemetry. None of them holds any text.",
      },
      {
        type: "ADDED",
        description:
          "The page Privacy proof says how a test searches for a submitted text in every place where it could be left, and what the test cannot prove.",
      },
      {
        type: "ADDED",
        description:
          "More formats, beside Export, lets a reader take a report along: as plain text, Markdown, JSON with a published schema, CSV or W3C Web Annotation, on paper, or in a link that holds the text and the report and is never sent to the server. Each file names the SHA-256 of the text. The command line writes the same formats.",
      },
      {
        type: "ADDED",
        description:
          "The whole site is there in Ukrainian, under /uk/; a link in the header leads to the same page in the other language. A report speaks its own language whole, titles of its boxes and export included. Errors are told in the language of the request or of the browser, and the command line follows --language.",
      },
      {
        type: "ADDED",
        description:
          "A large model on the operator’s own machine (Ollama, LM Studio, llama.cpp, vLLM, Jan) is found and asked by itself. While any model is asked, the page shows what the embedded analyser reads, and the model’s report when it comes. A set-up helps operators to choose a model.",
      },
      {
        type: "IMPROVED",
        description:
          "Whatever a text talks a language model into, the report keeps what the embedded analyser is sure of, and shows no score, no verdict, no praise of the text and no address. Words addressed to an AI are told by what they do, not by a list of phrases; not every one is noticed.",
      },
      {
        type: "IMPROVED",
        description:
          "A text that a model refuses or that slows it takes the model from nobody else, and no answer of a model can stop the server.",
      },
      {
        type: "IMPROVED",
        description:
          "A report is made of points now: three to five a text, the weightiest first. Each is one technique with its own statement, one to three quotes, and its own reading and question where there is more than a formula to say. What a text does well and the feelings in it are said in a line each.",
      },
      {
        type: "IMPROVED",
        description:
          "The summary of the embedded analyser says only what the text itself proves: its headline or first words, what it asks, offers or judges in its own words, and its chief means. Where it finds no device it says that it does not see everything, and what to ask of a text that asks for money, sells or promises.",
      },
      {
        type: "ADDED",
        description:
          "The report says what kind of text it was read as. A story, a manual or a textbook is not accused for its words; of an advertisement it is asked what is promised, on what proof and why in a hurry.",
      },
      {
        type: "IMPROVED",
        description:
          "On a phone the summary and the first points are seen without scrolling; the marked text follows them. Quoted words carry the name of their speaker, and the page says that words without a mark are not certified.",
      },
      {
        type: "IMPROVED",
        description:
          "The error card shows first how often ordinary texts are accused and how our points compare with those of careful editors. Being right comes before a benchmark, so that some benchmark figures have fallen on purpose.",
      },
      {
        type: "ADDED",
        description:
          "Where the browser has a language model of its own that reads the language, the page offers to ask it. Nothing is sent; its answer is checked by the same code as every model’s.",
      },
      {
        type: "ADDED",
        description:
          "A report by the embedded analyser says that a large model would find more, and the error card shows both side by side, with what each was measured on.",
      },
      {
        type: "ADDED",
        description:
          "Every point rests on words quoted from the text. They are marked in place, and a click leads from the quotation to its mark and back.",
      },
      {
        type: "ADDED",
        description:
          "Another reading of the same words, and a question for the reader. Words inside quotation marks are told apart from the author’s own.",
      },
      {
        type: "ADDED",
        description:
          "The embedded analyser for English, Ukrainian and Russian texts, which gives a full report when no language model is configured or none can answer.",
      },
      {
        type: "ADDED",
        description:
          "A library of techniques, with a page for each: what it is, how it can mislead, when it is innocent, and its Ukrainian name.",
      },
      {
        type: "ADDED",
        description:
          "An error card on its own page: hits, misses and false alarms of the embedded analyser on annotated texts, per language, renewed by one command.",
      },
      {
        type: "IMPROVED",
        description:
          "An argument or an appeal is shown by its whole sentence, a charged word by itself; before, most evidence was a word or two.",
      },
      {
        type: "ADDED",
        description: "The same analysis in a terminal, for files, folders and whole corpora.",
      },
      {
        type: "ADDED",
        description:
          "Example texts in both languages, a dark and a light theme, and five articles on reading closely.",
      },
      {
        type: "IMPROVED",
        description:
          "A box with nothing notable stays empty and says so. Plain texts, such as recipes and weather reports, are tests that the analyser must pass.",
      },
      {
        type: "IMPROVED",
        description:
          "When the screen has waited for 90 seconds, it keeps the text and offers to go on waiting. While waiting it shows whether the text is queued or being analysed.",
      },
      {
        type: "FIXED",
        description:
          "Clearing the text or changing the language no longer loses it for good: both can be undone.",
      },
      {
        type: "FIXED",
        description:
          "A text that was typed before the choice about cookies is kept when that choice loads the page again.",
      },
      {
        type: "SECURITY",
        description:
          "Words that address an AI, invisible characters and words of mixed script are found by code before any model is asked, and are shown to the reader.",
      },
      {
        type: "SECURITY",
        description:
          "A strict content security policy on every page. Network addresses are used only as a keyed hash. The server has no permission to write files, and a test looks for a made-up word from a submitted text in everything it says.",
      },
      {
        type: "SECURITY",
        description:
          "Nothing of a text stays in the server’s memory after its analysis but the finished report, for its 15 minutes: a test looks into a snapshot of the memory. Kept reports, connections and unread replies are bounded.",
      },
      {
        type: "SECURITY",
        description:
          "Without PUBLIC_URL the server answers only to the machine’s own names, and outside a container it listens on that machine alone; HOST opens it. Pages of other sites are refused the two calls. Scripts are checked by their hashes, and a page that came unencrypted from another machine says so.",
      },
      {
        type: "IMPROVED",
        description:
          "One address may have three analyses under way, and visitors have turns, so that nobody waits behind one visitor’s many. When the server restarts, waiting visitors are told.",
      },
      {
        type: "ARCHITECTURE",
        description:
          "A model whose quotations are not in the text counts as failed, and the next one is asked. The report lists which models were tried and why they were passed over.",
      },
      {
        type: "PERFORMANCE",
        description: "All pages are built ahead as plain HTML and can be read without JavaScript.",
      },
      {
        type: "IMPROVED",
        description:
          "A report that is ready at once is shown at once. The time until the next analysis is shown where the hour’s are used up. Copy and Export work on plain http as well.",
      },
      {
        type: "FIXED",
        description:
          "A text that was pasted first can be read in the other language: Undo keeps the language that was chosen. An error goes with its cause. The choice about cookies keeps the report on the screen, or the running analysis.",
      },
      {
        type: "IMPROVED",
        description:
          "A slow language model is waited for, up to 15 minutes. CASCADE_SECONDS sets how long quick ones are asked.",
      },
      {
        type: "IMPROVED",
        description:
          "The operator’s mail address, name, postal address and source code are settings. The page on limits shows those of the installation, by model and language.",
      },
      {
        type: "SEO",
        description:
          "Own title, description and preview image for every page, the image drawn from its title; structured data, a sitemap and an RSS feed.",
      },
      {
        type: "DEVELOPMENT",
        description:
          "The whole product starts with two commands. Every rule carries its source and its own examples, which run as tests.",
      },
    ],
  },
  {
    version: "0.1.0 (Alpha)",
    date: "2025-08-22",
    changes: [
      {
        type: "ARCHITECTURE",
        description: "A cascade of seven language models, with automatic fallback when one is at capacity.",
      },
      {
        type: "ARCHITECTURE",
        description:
          "Analysis runs in the background for up to 15 minutes, in place of the earlier limit of 10 seconds.",
      },
      { type: "ADDED", description: "Character limits that depend on the language and the model." },
      {
        type: "ADDED",
        description:
          "Privacy Policy, Terms of Use, Cookie Policy and Disclaimer, with the date they still bear.",
      },
    ],
  },
];
