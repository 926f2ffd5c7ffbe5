// Plain JavaScript of long ago on purpose: it must run, and speak, on the very Node it refuses.
var major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  process.stderr.write(
    "Subtext needs Node 24 or newer; this is Node " +
      process.versions.node +
      ".\nOn Linux x64 `npm ci` brings the right one by itself, for everything started through npm." +
      "\nElsewhere install it from https://nodejs.org/.\n",
  );
  process.exit(1);
}
