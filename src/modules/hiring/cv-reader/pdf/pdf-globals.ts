// If these two are missing, pdf.js loads a native canvas for them. It never draws here, and a child that cannot load
// native code is harder to take over.
Object.assign(globalThis, { Path2D: function Path2D() {}, DOMMatrix: function DOMMatrix() {} });
