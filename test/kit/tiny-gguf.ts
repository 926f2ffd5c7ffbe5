import { writeFileSync } from "node:fs";
import { randomNumbers } from "../kit/random-numbers.ts";

/**
 * Writes a GGUF file (version 3) that llama.cpp loads and runs: a llama of one block and 32
 * dimensions with random weights, and a vocabulary of the 256 bytes. It knows nothing; only the
 * grammar makes JSON of what it says. One dimension is kept constant so that it likes to close
 * what is open, and the answer stays short. Format: github.com/ggml-org/ggml, docs/gguf.md.
 */
export function writeTinyGguf(file: string, seed = 1): void {
  const tensors = makeTensors(randomNumbers(seed));
  const header = Buffer.concat([
    Buffer.from("GGUF"),
    u32(3),
    u64(tensors.length),
    u64(METADATA.length),
    ...METADATA,
    ...describeTensors(tensors),
  ]);
  const padding = Buffer.alloc(padded(header.length) - header.length);
  const data = tensors.map(({ values }) => {
    const bytes = Buffer.alloc(padded(values.byteLength));
    Buffer.from(values.buffer).copy(bytes);
    return bytes;
  });
  writeFileSync(file, Buffer.concat([header, padding, ...data]));
}

const DIMENSIONS = 32;
const HIDDEN = 64;
const HEADS = 1;
const CONTEXT = 65_536;
/** `<unk>`, `<s>`, `</s>`, then every byte. */
const VOCABULARY = 3 + 256;
const ALIGNMENT = 32;

// Types of metadata values, as the format numbers them.
const [UINT32, INT32, FLOAT32, STRING, ARRAY] = [4, 5, 6, 8, 9];
// Types of tokens.
const [UNKNOWN, CONTROL, BYTE] = [2, 3, 6];

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
}

function pair(key: string, type: number, value: Buffer): Buffer {
  return Buffer.concat([text(key), u32(type), value]);
}

function list(key: string, type: number, values: readonly Buffer[]): Buffer {
  return pair(key, ARRAY, Buffer.concat([u32(type), u64(values.length), ...values]));
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);
const byteName = (byte: number) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`;

const METADATA = [
  pair("general.architecture", STRING, text("llama")),
  pair("general.name", STRING, text("tiny random llama")),
  pair("llama.context_length", UINT32, u32(CONTEXT)),
  pair("llama.embedding_length", UINT32, u32(DIMENSIONS)),
  pair("llama.block_count", UINT32, u32(1)),
  pair("llama.feed_forward_length", UINT32, u32(HIDDEN)),
  pair("llama.attention.head_count", UINT32, u32(HEADS)),
  pair("llama.attention.head_count_kv", UINT32, u32(HEADS)),
  pair("llama.rope.dimension_count", UINT32, u32(DIMENSIONS / HEADS)),
  pair("llama.attention.layer_norm_rms_epsilon", FLOAT32, f32(1e-5)),
  pair("llama.vocab_size", UINT32, u32(VOCABULARY)),
  pair("tokenizer.ggml.model", STRING, text("llama")),
  list("tokenizer.ggml.tokens", STRING, ["<unk>", "<s>", "</s>", ...BYTES.map(byteName)].map(text)),
  list(
    "tokenizer.ggml.scores",
    FLOAT32,
    Array.from({ length: VOCABULARY }, () => f32(0)),
  ),
  list("tokenizer.ggml.token_type", INT32, [UNKNOWN, CONTROL, CONTROL, ...BYTES.map(() => BYTE)].map(u32)),
  pair("tokenizer.ggml.bos_token_id", UINT32, u32(1)),
  pair("tokenizer.ggml.eos_token_id", UINT32, u32(2)),
  pair("tokenizer.ggml.unknown_token_id", UINT32, u32(0)),
];

function makeTensors(random: () => number): Tensor[] {
  const small = () => (random() - 0.5) / 50;
  const square = [DIMENSIONS, DIMENSIONS];
  return [
    // The first dimension is 1 for every token; the others are random.
    tensor("token_embd", [DIMENSIONS, VOCABULARY], (index) => (index % DIMENSIONS === 0 ? 1 : small())),
    tensor("blk.0.attn_norm", [DIMENSIONS], () => 1),
    ...["q", "k", "v", "output"].map((part) => tensor(`blk.0.attn_${part}`, square, small)),
    tensor("blk.0.ffn_norm", [DIMENSIONS], () => 1),
    tensor("blk.0.ffn_gate", [DIMENSIONS, HIDDEN], small),
    tensor("blk.0.ffn_up", [DIMENSIONS, HIDDEN], small),
    tensor("blk.0.ffn_down", [HIDDEN, DIMENSIONS], small),
    tensor("output_norm", [DIMENSIONS], () => 1),
    tensor("output", [DIMENSIONS, VOCABULARY], (index) =>
      index % DIMENSIONS === 0 ? liking(Math.floor(index / DIMENSIONS)) : small(),
    ),
  ];
}

function tensor(name: string, shape: readonly number[], value: (index: number) => number): Tensor {
  const length = shape.reduce((product, size) => product * size, 1);
  return { name: `${name}.weight`, shape, values: Float32Array.from({ length }, (_, index) => value(index)) };
}

/** How much a token is liked whatever came before: what closes a string most, then what closes a list or an object. */
function liking(token: number): number {
  return { '"': 6, "]": 5, "}": 5 }[String.fromCharCode(token - 3)] ?? 0;
}

function describeTensors(tensors: readonly Tensor[]): Buffer[] {
  const [F32, described]: [number, Buffer[]] = [0, []];
  let offset = 0;
  for (const { name, shape, values } of tensors) {
    described.push(text(name), u32(shape.length), ...shape.map(u64), u32(F32), u64(offset));
    offset += padded(values.byteLength);
  }
  return described;
}

function padded(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
