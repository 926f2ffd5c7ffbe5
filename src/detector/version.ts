/** Version of the embedded analyser: its engine and its rules together. Raised when readings change. */
export const DETECTOR_VERSION = "1.1.0";
