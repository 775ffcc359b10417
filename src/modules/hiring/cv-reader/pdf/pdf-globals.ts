// pdf.js loads a native canvas for these two when they are missing. It never draws here, and a child that may not load
// native code is harder to take over.
Object.assign(globalThis, { Path2D: function Path2D() {}, DOMMatrix: function DOMMatrix() {} });
