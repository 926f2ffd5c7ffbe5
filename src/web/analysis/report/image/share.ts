/** Whether the device is one on which people share by its own menu, as phones do. */
function sharesByItself(file: File): boolean {
  return (
    matchMedia("(pointer: coarse)").matches &&
    "canShare" in navigator &&
    navigator.canShare({ files: [file] })
  );
}

/** Gives an image to the device's own menu for sharing, or else saves it as a file. */
export async function shareImage(image: Blob, name: string): Promise<void> {
  const file = new File([image], name, { type: "image/png" });
  // A reader who closes the menu has changed their mind: nothing has failed.
  if (sharesByItself(file)) return navigator.share({ files: [file] }).catch(() => {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
